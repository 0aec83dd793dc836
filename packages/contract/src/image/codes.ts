/** Error codes, with their HTTP status. */
export const IMAGE_CODES = {
  FILE_TOO_LARGE: 413,
  // No 408: browsers answer that one by sending everything again, unasked.
  FILE_TOO_SLOW: 400,
  FILE_TYPE: 415,
  PICTURE_BLOCKED: 403,
} as const
