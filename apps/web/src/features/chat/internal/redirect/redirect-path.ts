import { routes } from '@doran/site/core'

/** The address that leads into the conversation with somebody. */
export function redirectPath(profileId: string): string {
  return `${routes.chatRedirect.path()}?${new URLSearchParams({ profileUUID: profileId })}`
}
