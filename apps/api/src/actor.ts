/** Whoever things belong to. Members join with accounts. */
export type Owner = { kind: 'visitor'; visitorId: string }
export type Actor = Owner | { kind: 'nobody' }
