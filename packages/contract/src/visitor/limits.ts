/** Turns that a model generates for a visitor without an account. */
export const VISITOR_MODEL_TURNS = 5
