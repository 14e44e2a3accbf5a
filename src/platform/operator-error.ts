/**
 * A failure that the person who runs Mishwar can mend: a port in use, a folder that cannot be written. The entry
 * points print its message as one sentence and exit with 1; a stack would only hide what to do.
 */
export class OperatorError extends Error {
  readonly exitCode = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "OperatorError";
  }
}
