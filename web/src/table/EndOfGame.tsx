/** How it ended: verdict, every point, the proof of the shuffle, and what to do next. */
import { useEffect, useRef, useState } from "preact/hooks";

import { api, errorMessage } from "../api/client";
import type { NewTable, TableInfo, Verification } from "../api/types";
import { useNewTable } from "../pages/useNewTable";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Link } from "../router/router";
import { tableWords } from "../words/table";
import { ScoreSheet } from "./Score";
import type { TableSession } from "./session";

export function EndOfGame({ session }: { session: TableSession }) {
  const [open, setOpen] = useState(true);
  const [error, begin] = useNewTable();
  const position = session.position.value!;
  const ending = position.ending!;
  if (!open) return null;
  return (
    <Dialog title={tableWords("over")} class="ending" onClose={() => setOpen(false)}>
      <p class="verdict">
        <Icon name="trophy" /> {ending.verdict}
      </p>
      <ScoreSheet scores={position.scores} winners={ending.winners} />
      <Proof table={session.table} />
      {error && (
        <p class="banner" role="alert">
          {error}
        </p>
      )}
      <footer class="dialog-foot">
        <Button icon="play" class="primary" onPress={() => begin(() => api.open(rematch(session.info.value!)))}>
          {tableWords("playAgain")}
        </Button>
        <Link to={`/t/${session.table}/replay`} class="btn">
          <Icon name="replay" /> {tableWords("replay")}
        </Link>
        <Button icon="spectator" onPress={() => setOpen(false)}>
          {tableWords("lookAtTable")}
        </Button>
        <Link to="/" class="btn quiet">
          {tableWords("toStart")}
        </Link>
      </footer>
    </Dialog>
  );
}

/** The shuffle was settled before the first move; here is how to check it. */
export function Proof({ table }: { table: string }) {
  const [proof, setProof] = useState<Verification | null>(null);
  const [error, setError] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [proof]);
  const verify = () => api.verification(table).then(setProof, (error: unknown) => setError(errorMessage(error)));
  if (error) return <p class="banner">{error}</p>;
  if (!proof)
    return (
      <Button icon="verify" class="quiet" onPress={() => void verify()}>
        {tableWords("verify")}
      </Button>
    );
  if (proof.seed === null)
    return (
      <p class="proof" role="status">
        {proof.text}
      </p>
    );
  return (
    <div class="proof" role="status" ref={box}>
      <p class={proof.fair ? "fair" : "fault"}>
        <Icon name={proof.fair ? "check" : "why-not"} /> {tableWords(proof.fair ? "fair" : "unfair")}
      </p>
      <p>{proof.text}</p>
    </div>
  );
}

/** The same people and bots at a new table; people elsewhere get open seats. */
function rematch(info: TableInfo): NewTable {
  const firstMine = info.seats.find((seat) => seat.mine)?.seat;
  return {
    game: info.game,
    seats: info.seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", name: seat.bot };
      if (seat.mine) return { kind: seat.seat === firstMine ? "me" : "local", name: seat.name };
      return { kind: "open", name: "" };
    }),
    options: info.options,
    seed: null,
    clock: info.clock,
    listed: info.listed,
    guided: false,
  };
}
