/** In code points; the lines in line breaks. */
export const PROFILE_LENGTHS = { description: 150, descriptionLines: 3 } as const
