import { routes } from '@doran/site/core'
import type { SiteAreaBarProps } from '@doran/site/shell'

export const ADMIN_BAR: SiteAreaBarProps = { area: { name: '운영', href: routes.admin.path() } }
