/** Carries what a person's pages are told; subscribed to by that person alone. */
export const personChannel = (profileId: string) => `person:${profileId}`

/** Carries who is typing, as presence, to the two of a conversation. */
export const roomChannel = (channelId: string) => `room:${channelId}`
