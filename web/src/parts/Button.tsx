/** A button. A disabled one stays focusable and says why. */
import type { ComponentChildren } from "preact";

import { Icon } from "./Icon";

interface ButtonProps {
  icon?: string;
  label?: string;
  class?: string;
  off?: boolean;
  title?: string;
  pressed?: boolean;
  expanded?: boolean;
  id?: string;
  submit?: boolean;
  onPress?: () => void;
  children?: ComponentChildren;
}

export function Button({ icon, label, class: className = "", off, title, pressed, expanded, id, submit, onPress, children }: ButtonProps) {
  return (
    <button
      type={submit ? "submit" : "button"}
      id={id}
      class={`btn ${className}`}
      aria-label={label}
      title={title ?? label}
      aria-disabled={off ? true : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
