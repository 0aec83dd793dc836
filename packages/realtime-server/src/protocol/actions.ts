export const ACTION = {
  heartbeat: 0,
  ack: 1,
  nack: 2,
  connect: 3,
  connected: 4,
  disconnect: 5,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  presence: 14,
  message: 15,
  sync: 16,
  auth: 17,
} as const

export const PRESENCE_ACTION = { absent: 0, present: 1, enter: 2, leave: 3, update: 4 } as const
