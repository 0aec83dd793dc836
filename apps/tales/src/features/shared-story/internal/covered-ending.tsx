'use client'

import { useState, type ReactNode } from 'react'
import type { SharedStory } from '@doran/contract'
import { ThemeWarnings, routes } from '@doran/site/core'
import { Button, Cover, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { ENDING_TITLE } from './ending-view'

type CoveredEndingProps = { shared: SharedStory; children: ReactNode }

/** The ending in `children` is shown once somebody who has not reached it asks for it. */
export function CoveredEnding({ shared, children }: CoveredEndingProps) {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <div ref={focusTitle}>{children}</div>
  const { theme, author, label } = shared
  return (
    <section aria-labelledby="covered" className="glow-ember py-10 text-center">
      <div className="mx-auto w-36">
        <Cover src={theme.cover.url} alt={theme.cover.alt} loading="eager" />
      </div>
      <p className="mt-6 text-sm font-semibold text-ember">
        {author ? `${author.name} 님이 만난 결말` : '누군가 만난 결말'}
      </p>
      <h1 id="covered" className="mt-2 text-h2 font-extrabold text-balance break-words md:text-h1">
        {label || theme.title}
      </h1>
      <p className="mx-auto mt-3 max-w-form prose-ko text-text-2">
        여기에는 ‘{theme.title}’의 결말이 담겨 있어요. 아직 읽지 않았다면 이야기를 먼저 읽어도
        좋아요.
      </p>
      <ThemeWarnings theme={theme} className="mt-3" />
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button onClick={() => setIsShown(true)}>결말 보기</Button>
        <LinkButton
          kind="secondary"
          href={routes.theme.path({ id: theme.id })}
          renderLink={renderLink}
        >
          이야기 먼저 읽기
        </LinkButton>
      </div>
    </section>
  )
}

/** The button that was pressed is gone. */
function focusTitle(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>(`#${ENDING_TITLE}`)?.focus()
}
