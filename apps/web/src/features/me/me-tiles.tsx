import { ZoneLink } from '@doran/site/core'
import { Icon, type IconName } from '@doran/ui'

/** A link from one's own page to an area. */
export type MeTile = {
  href: string
  icon: IconName
  label: string
  description: string
  /** In its place for administrators. */
  adminDescription?: string
  /** Only who has a role is shown it. */
  isForOperators?: true
}

export function MeTiles({ tiles }: { tiles: readonly MeTile[] }) {
  return tiles.map(({ href, icon, label, description }) => (
    <ZoneLink
      key={href}
      href={href}
      className="corner-card flex items-center gap-4 bg-surface-1 px-5 py-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <Icon name={icon} className="shrink-0 text-ember" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-text-2">{description}</span>
      </span>
      <Icon name="chevron" size={20} className="shrink-0 text-text-3" />
    </ZoneLink>
  ))
}
