/** How a toast offers to take something back, and for how long. */
export const UNDO = '되돌리기'
export const UNDO_MS = 5_000
export const UNDONE = '되돌렸어요.'
