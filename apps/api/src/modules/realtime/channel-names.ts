/** Carries what a person's pages are told; subscribed to by that person alone. */
export const personChannel = (profileId: string) => `person:${profileId}`

/** Carries who is typing, as presence, to the two of a conversation. */
export const roomChannel = (channelId: string) => `room:${channelId}`

/** Names the tokens that were given to a sign-in. */
export const sessionTarget = (authSessionId: string) => `revocationKey:${authSessionId}`

/** Names the tokens that may show who is typing in a conversation. */
export const roomTarget = (channelId: string) => `channel:${roomChannel(channelId)}`
