/** The steps of hanging a letter, as they are counted. */
export const HANG_STEPS = ['장식', '편지', '자리'] as const
