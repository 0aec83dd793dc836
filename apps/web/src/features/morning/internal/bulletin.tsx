import type { BulletinItem } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Icon, type IconName } from '@doran/ui'
import { postPath } from '../../../lib/community-paths'

type Kind = { label: string; icon: IconName }

const KINDS: Record<BulletinItem['type'], Kind> = {
  story: { label: '새 이야기', icon: 'story' },
  worldcup: { label: '어제의 월드컵 우승', icon: 'game' },
  post: { label: '커뮤니티 좋은 글', icon: 'community' },
  season: { label: '오늘의 소식', icon: 'bell' },
}

/** What happened since yesterday; nothing where nothing did. */
export function Bulletin({ items }: { items: readonly BulletinItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="bulletin">
      <h2 id="bulletin" className="text-h3 font-extrabold">
        아침 소식
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.type}>
            <BulletinLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BulletinLink({ item: { type, title, text, path } }: { item: BulletinItem }) {
  const { label, icon } = KINDS[type]
  return (
    <ZoneLink
      href={type === 'post' ? postPath(path) : path}
      className="corner-card flex h-full items-start gap-4 bg-surface-1 p-5 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <span className="mt-0.5 shrink-0 text-ember">
        <Icon name={icon} size={24} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-text-3">{label}</span>
        <span className="prose-ko mt-0.5 block font-semibold break-words text-text">{title}</span>
        <span className="prose-ko mt-0.5 block text-sm text-text-2">{text}</span>
      </span>
    </ZoneLink>
  )
}
