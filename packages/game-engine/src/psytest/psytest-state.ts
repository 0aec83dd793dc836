/** The choices by question, as far as they were answered. */
export type PsytestState = { readonly answers: readonly number[] }
