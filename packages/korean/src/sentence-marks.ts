/** The marks that end a sentence, also those of a Japanese or Chinese keyboard. To be put into a character class. */
export const SENTENCE_MARKS = '.!?…。！？'
