/** The values that a request carries through the app. */
export type HttpEnv = {
  Variables: {
    requestId: string
    address: string
    /** `Set-Cookie` lines that go out with whatever is answered. */
    cookies: string[]
    /** Whether the answer was made with the common headers in it; adding them afterwards costs some 3 µs a call. */
    hasCommonHeaders: boolean
  }
}
