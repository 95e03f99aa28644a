/** Only letters and digits survive the parsing of queries, so no operator can be injected. */
export const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;
