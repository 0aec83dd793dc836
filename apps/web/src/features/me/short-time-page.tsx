'use client'

import type { Me } from '@doran/contract'
import { routes } from '@doran/site/core'
import { MeFailed } from './internal/me-failed'
import { MeSkeleton } from './internal/me-skeleton'
import { ShortTimePanel } from './internal/short-time-panel'
import { ShortTimeRefused } from './internal/short-time-refused'
import { usePageMember } from './internal/use-page-member'
import { SignedOutState } from './internal/signed-out-state'
import { WhileSignedIn } from './internal/while-signed-in'

/** A code for signing in on a borrowed device. `me` is null where the server could not read it. */
export function ShortTimePage({ me: given }: { me: Me | null }) {
  const { me, error, retry } = usePageMember(given)
  if (!me) return error ? <MeFailed error={error} retry={retry} /> : <MeSkeleton onRetry={retry} />
  const next = routes.shortTimePassword.path()
  return (
    <WhileSignedIn otherwise={<SignedOutState next={next} />}>
      <div className="page between-bars max-w-[600px] pt-6 pb-8 md:pt-10">
        <h1 className="text-h1 font-extrabold">일회용 로그인 번호</h1>
        <p className="prose-ko mt-3 text-story text-text-2">
          PC방이나 친구의 기기에서 비밀번호 대신 쓰는 번호예요. 3분 안에 입력해 주세요. 그
          기기에서는 계정 설정을 바꿀 수 없어요.
        </p>
        <div className="mt-8">
          {me.session.isLimited || me.email === null ? (
            <ShortTimeRefused isLimited={me.session.isLimited} />
          ) : (
            <ShortTimePanel me={me} email={me.email} next={next} />
          )}
        </div>
      </div>
    </WhileSignedIn>
  )
}
