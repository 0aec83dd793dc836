import { routes } from '@doran/site/core'

/** The address of one conversation. */
export function roomPath(channelId: string): string {
  return `${routes.chatroom.path()}?${new URLSearchParams({ id: channelId })}`
}
