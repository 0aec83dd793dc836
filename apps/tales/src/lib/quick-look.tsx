'use client'

import { useState } from 'react'
import type { ThemeCard } from '@doran/contract'
import { ThemeWarnings, lengthLabel, ratingLabel, routes } from '@doran/site/core'
import { Button, LinkButton, buttonClass } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { renderLink } from './render-link'

/** The first sentences of a story without leaving the shelf; the sheet is loaded when it is opened. */
export function QuickLook({ theme }: { theme: ThemeCard }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${theme.title} 첫 문장 보기`}
        onClick={() => setIsOpen(true)}
        className={buttonClass({ kind: 'secondary' })}
      >
        첫 문장 보기
      </button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={theme.title}
        actions={
          <>
            <Button kind="quiet" onClick={() => setIsOpen(false)}>
              닫기
            </Button>
            <LinkButton href={routes.theme.path({ id: theme.id })} renderLink={renderLink}>
              자세히 보기
            </LinkButton>
          </>
        }
      >
        <p className="prose-ko text-story">{theme.excerpt}</p>
        <p className="mt-4 text-sm text-text-2">
          {ratingLabel(theme.ageRating)} · {lengthLabel(theme.length)}
        </p>
        <ThemeWarnings theme={theme} className="mt-1" />
      </Sheet>
    </>
  )
}
