/** What the server tells about itself. No entry holds a token, a key or an address with a query; a fault is `err`. */
export interface RealtimeLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const silentLogger: RealtimeLogger = { info() {}, warn() {}, error() {} }
