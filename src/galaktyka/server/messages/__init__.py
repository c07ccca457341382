"""What the service and its clients say to each other: the OpenAPI document and the page's types come from here.

Words are in the language that the client asked for. An action is its notation (`settle gem-world`). A *thing* is the id
of whatever can be touched on the table: a card, a tile, a space of the map, an action.
"""
