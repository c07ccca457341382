/** A modal dialog for what is not a decision of the game. The browser traps the focus, and Escape closes it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { tableWords } from "../words/table";
import { Button } from "./Button";
import { restoreFocus } from "./focus";

interface DialogProps {
  title: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, class: className = "", onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => queueMicrotask(() => restoreFocus(before));
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="dialog-in">
        <header>
          <h2>{title}</h2>
          <Button icon="close" label={tableWords("close")} class="quiet sq" onPress={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
