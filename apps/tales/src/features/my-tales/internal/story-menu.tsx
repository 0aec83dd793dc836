'use client'

import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Sheet } from '@doran/ui/overlay'
import { storyTitle } from './story-words'

export type StoryMenuProps = {
  story: StorySessionCard
  isOpen: boolean
  onClose: () => void
  onRename: () => void
  onExport: () => void
  onArchive: (isArchived: boolean) => void
  onErase: () => void
}

const ROW =
  'flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold no-underline transition-colors duration-(--motion-state) hover:bg-surface-2'

/** What can be done with a story; loaded when it is first opened. */
export function StoryMenu(props: StoryMenuProps) {
  const { story, isOpen, onClose, onRename, onExport, onArchive, onErase } = props
  const { id, theme, isArchived, status } = story
  const links = [
    {
      label: status === 'active' ? '이어서 읽기' : '다시 보기',
      href: routes.play.path({ id }),
    },
    { label: '이야기 소개', href: routes.theme.path({ id: theme.id }) },
  ]
  const acts = [
    { label: '이름 바꾸기', act: onRename },
    { label: '내보내기', act: onExport },
    { label: isArchived ? '꺼내기' : '보관하기', act: () => onArchive(!isArchived) },
  ]
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={storyTitle(story)}
    >
      <ul className="-mx-3">
        {links.map(({ label, href }) => (
          <li key={label}>
            <ZoneLink href={href} className={ROW}>
              {label}
            </ZoneLink>
          </li>
        ))}
        {acts.map(({ label, act }) => (
          <li key={label}>
            <button type="button" onClick={act} className={ROW}>
              {label}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={onErase} className={`${ROW} text-danger`}>
            지우기
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
