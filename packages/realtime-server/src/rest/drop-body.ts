const MAX_DROPPED_BYTES = 1_048_576

/**
 * Reads what is left of a body, so that its connection is free for the next request. False if that would be too
 * much: then the connection cannot be kept.
 */
export async function dropBody(request: Request): Promise<boolean> {
  if (!request.body) return true
  if (declaredLength(request) > MAX_DROPPED_BYTES) return false
  const reader = request.body.getReader()
  try {
    for (let left = MAX_DROPPED_BYTES; left >= 0;) {
      const { done, value } = await reader.read()
      if (done) return true
      left -= value.length
    }
    return false
  } catch {
    return false
  } finally {
    // Not cancelled: that would break the connection off before the answer is sent.
    reader.releaseLock()
  }
}

/** What the caller says, 0 if nothing. */
export function declaredLength(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}
