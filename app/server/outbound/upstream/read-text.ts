export class AnswerTooLongError extends Error {
  override name = "AnswerTooLongError";

  constructor(maxBytes: number) {
    super(`The other server answered more than ${maxBytes} bytes`);
  }
}

/** @throws {AnswerTooLongError} (rejects) before more than that is kept; the connection is ended */
export async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new AnswerTooLongError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
