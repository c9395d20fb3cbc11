import { outputMaxLength, type Printed } from './runner-protocol.ts';

/** Collects what a case prints, up to a limit. */
export class PrintedOutput {
  private text = '';
  private cut = false;

  /** Adds a line; what does not fit is dropped. */
  add(line: string): void {
    if (this.cut) return;
    this.text += `${line}\n`;
    if (this.text.length <= outputMaxLength) return;
    this.text = this.text.slice(0, outputMaxLength);
    this.cut = true;
  }

  result(): Printed {
    return { printed: this.text.trimEnd(), cut: this.cut };
  }
}
