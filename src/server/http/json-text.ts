// An answer that is text already; it was trimmed to its schema when it was made.
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
