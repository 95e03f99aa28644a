export class ResponseTooLongError extends Error {
  override name = "ResponseTooLongError";

  constructor(maxBytes: number) {
    super(`The other server answered more than ${maxBytes} bytes`);
  }
}

/** @throws {ResponseTooLongError} (rejects) before buffering more than `maxBytes` */
export async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ResponseTooLongError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
