import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../i18n/use";
import { Icon } from "./emblem";

/** The browser's own modal dialog: it keeps the focus in, and gives it back. */
export function Dialog(props: {
  label: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
  headed?: boolean;
}): VNode {
  const ref = useRef<HTMLDialogElement>(null);
  const t = useText();
  const latest = useRef(props);
  latest.current = props;
  // Before it is painted: the first key that somebody presses is already the dialog's.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal?.();
    // A browser may close a dialog without asking: by a gesture, or where nothing was pressed since the last time.
    const closed = (): void => latest.current.onClose();
    dialog?.addEventListener("close", closed);
    return () => {
      dialog?.removeEventListener("close", closed);
      dialog?.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${props.class ?? ""}`}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) props.onClose();
      }}
    >
      <div class="dialog-body">
        {props.headed && (
          <div class="dialog-head">
            <h2>{props.label}</h2>
            <button type="button" class="btn quiet icon" aria-label={t("close")} onClick={props.onClose}>
              <Icon name="close" />
            </button>
          </div>
        )}
        {props.children}
      </div>
    </dialog>
  );
}

/** A question with two answers; the focus is on the harmless one. */
export function Confirm(props: {
  question: string;
  line?: ComponentChildren;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}): VNode {
  return (
    <Dialog label={props.question} onClose={props.onNo} class="confirm">
      <h2>{props.question}</h2>
      {props.line && <p>{props.line}</p>}
      <div class="row end">
        <button type="button" class="btn" autofocus onClick={props.onNo}>{props.no}</button>
        <button type="button" class="btn main" onClick={props.onYes}>{props.yes}</button>
      </div>
    </Dialog>
  );
}
