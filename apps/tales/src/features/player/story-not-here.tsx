'use client'

import { useParams } from 'next/navigation'
import { loginPath, useIsLoggedIn } from '@doran/site/session'
import { routes } from '@doran/site/core'
import { ErrorState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

const WORDS = {
  'signed-out': {
    title: '로그인이 풀렸어요.',
    text: '다시 로그인하면 읽던 곳부터 이어 읽을 수 있어요.',
  },
  visitor: {
    title: '이 기기에서는 볼 수 없는 이야기예요.',
    text: '계정에서 읽던 이야기라면 로그인해 주세요. 로그인 없이 읽던 이야기는 처음 읽던 브라우저에서만 열려요.',
  },
  member: {
    title: '이 계정에서는 볼 수 없는 이야기예요.',
    text: '다른 계정에서 읽던 이야기일 수 있어요. 그 계정으로 로그인해 주세요.',
  },
} as const

/** Another person's story and a missing one look alike, so this copy is true of both. */
export function StoryNotHere({ isSignedOut = false }: { isSignedOut?: boolean }) {
  const { sessionUUID: id } = useParams<{ sessionUUID: string }>()
  const isLoggedIn = useIsLoggedIn()
  const reader = isSignedOut ? 'signed-out' : isLoggedIn ? 'member' : 'visitor'
  const { title, text } = WORDS[reader]
  const next = routes.play.path({ id })
  return (
    <div className="page grid min-h-[64dvh] place-items-center">
      <ErrorState
        title={title}
        actions={
          <>
            {reader !== 'member' && (
              <LinkButton
                href={loginPath(isSignedOut ? { next, reason: 'expired' } : { next })}
                renderLink={renderLink}
              >
                로그인
              </LinkButton>
            )}
            <LinkButton
              href={routes.tales.path()}
              kind={reader === 'member' ? 'primary' : 'secondary'}
              renderLink={renderLink}
            >
              이야기 홈
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </ErrorState>
    </div>
  )
}
