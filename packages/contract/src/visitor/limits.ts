/** Turns that a model generates for somebody without an account. */
export const VISITOR_MODEL_TURNS = 5
