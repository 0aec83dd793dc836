/** Bounds of what clients may use up, and how long things are kept. */
export type RealtimeLimits = {
  /** Sum of the sizes of the messages of one publish. */
  messageBytes: number
  /** What one frame may say of one member. */
  presenceBytes: number
  /** A larger frame closes its socket. */
  frameBytes: number
  /** A socket with more waiting to be sent is cut; its client resumes by serial. */
  bufferedBytes: number
  /** Messages and presence changes that a connection may publish: sustained, and at once. */
  inboundMessagesPerSecond: number
  inboundMessageBurst: number
  /** Frames of any kind that a connection may send: sustained, and at once. */
  inboundFramesPerSecond: number
  inboundFrameBurst: number
  socketsPerAddress: number
  /** Wrong credentials that an address may show to REST in a minute. */
  failedAuthsPerMinute: number
  channelsPerConnection: number
  membersPerConnection: number
  /** Channels held at once, over all connections. */
  channels: number
  logEntriesPerChannel: number
  logBytesPerChannel: number
  /** The logs of all channels together. */
  logBytes: number
  /** How long a channel's log reaches back. */
  historyMs: number
  /** How long the state of a dropped connection waits for its client. */
  connectionStateTtlMs: number
  /** Dropped connections whose state is held at once. */
  droppedConnections: number
  /** How long members stay after a drop, unless their client asks for another time. */
  presenceGraceMs: number
  /** The longest silence the server promises its clients. */
  maxIdleIntervalMs: number
  /** A socket that was silent so long, pings unanswered, is cut. */
  peerTimeoutMs: number
  /** Revocations held at once; each is held for as long as a token may live. */
  revocations: number
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  messageBytes: 65_536,
  presenceBytes: 4_096,
  frameBytes: 262_144,
  bufferedBytes: 4_194_304,
  inboundMessagesPerSecond: 50,
  inboundMessageBurst: 500,
  inboundFramesPerSecond: 500,
  inboundFrameBurst: 5_000,
  socketsPerAddress: 50,
  failedAuthsPerMinute: 60,
  channelsPerConnection: 200,
  membersPerConnection: 1_000,
  channels: 100_000,
  logEntriesPerChannel: 2_000,
  logBytesPerChannel: 2_097_152,
  logBytes: 134_217_728,
  historyMs: 120_000,
  connectionStateTtlMs: 120_000,
  droppedConnections: 10_000,
  presenceGraceMs: 15_000,
  maxIdleIntervalMs: 15_000,
  peerTimeoutMs: 45_000,
  revocations: 100_000,
}
