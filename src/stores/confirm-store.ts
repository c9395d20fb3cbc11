import { makeAutoObservable, observableShallow } from 'mobx';

/** A question that needs a yes or a no (§3). */
export interface ConfirmOptions {
  title: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  variant?: 'primary' | 'warning' | 'error';
}

interface OpenQuestion {
  options: ConfirmOptions;
  answer: (confirmed: boolean) => void;
}

/** The confirm dialog: opened by `ask`, closed by `settle`; a second question waits for the first. */
export class ConfirmStore {
  private questions: OpenQuestion[] = [];

  constructor() {
    makeAutoObservable<this, 'questions'>(this, { questions: observableShallow });
  }

  /** The question that is open now. */
  get current(): ConfirmOptions | null {
    return this.questions[0]?.options ?? null;
  }

  /**
   * Asks; the promise tells whether it was confirmed. Who asks what is being asked already, as by a double click
   * before the dialog is there, is told no at once: one answer is for one of them.
   */
  ask(options: ConfirmOptions): Promise<boolean> {
    const { title, message } = options;
    const isAsked = this.questions.some(
      ({ options: asked }) => asked.title === title && asked.message === message,
    );
    if (isAsked) return Promise.resolve(false);
    return new Promise((answer) => this.open({ options, answer }));
  }

  /** Closes the open question with its answer. */
  settle(confirmed: boolean): void {
    this.questions.shift()?.answer(confirmed);
  }

  private open(question: OpenQuestion): void {
    this.questions.push(question);
  }
}
