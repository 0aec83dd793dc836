import { customAlphabet } from 'nanoid'

/** Without letters and digits that look alike: 58 of them, so that ten hold 58 bits. */
export const newShareCode = customAlphabet(
  '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  10,
)
