'use client'

import type { ModerationCaseDetail } from '@doran/contract'
import { formatMoment, imageUrl, renderZoneLink, useRuntimeConfig } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { TARGET_WORDS } from '../parts/case-words'
import { Panel } from '../parts/read-state'

type CaseThingProps = { found: ModerationCaseDetail; now: Date }

/** What the case is about, as it stands now, or as it stood when it was reported. */
export function CaseThing({ found, now }: CaseThingProps) {
  const config = useRuntimeConfig()
  const { targetType, current, excerpt, blindUntil } = found
  return (
    <Panel title="신고된 내용">
      <div className="corner-card bg-surface-1 px-5 py-4">
        {!current && (
          <p className="mb-3 text-sm text-text-2">지금은 지워졌어요. 신고됐을 때의 앞부분이에요.</p>
        )}
        {current?.title && <h3 className="text-h3 font-extrabold">{current.title}</h3>}
        <p className="prose-ko mt-1 max-h-[60dvh] overflow-y-auto whitespace-pre-line">
          {current ? current.text : excerpt}
        </p>
        {current && current.pictures.length > 0 && (
          <ul aria-label="사진" className="mt-4 flex flex-wrap gap-3">
            {current.pictures.map((key, at) => (
              <li key={key}>
                <a href={imageUrl(config, key)} target="_blank" rel="noopener">
                  <img
                    src={imageUrl(config, key)}
                    alt={`사진 ${at + 1}`}
                    loading="lazy"
                    className="corner-image size-32 bg-surface-2 object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {current?.path && (
          <div className="mt-4">
            <LinkButton kind="secondary" href={current.path} renderLink={renderZoneLink}>
              {TARGET_WORDS[targetType]} 보기
            </LinkButton>
          </div>
        )}
        {blindUntil && (
          <p className="mt-3 text-sm text-text-2">
            권리침해를 확인하는 동안 {formatMoment(new Date(blindUntil), now)}까지 가려져요.
          </p>
        )}
      </div>
    </Panel>
  )
}
