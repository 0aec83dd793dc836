import { routes } from '../../core/routes.js'

/** The page of notices with its settings open. */
export function inboxSettingsPath(): string {
  return `${routes.notification.path()}?settings=open`
}
