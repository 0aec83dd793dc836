/** Raised whenever the same theme, state, input and seed could tell another text. */
export const ENGINE_VERSION = 5
