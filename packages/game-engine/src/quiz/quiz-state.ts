/** The choices by question, as far as they were answered. */
export type QuizState = { readonly answers: readonly number[] }
