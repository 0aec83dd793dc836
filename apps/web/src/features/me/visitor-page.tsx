import { UsageSection } from '@doran/site/usage'
import { ZoneLink, routes } from '@doran/site/core'
import { loginPath, signupPath } from '@doran/site/session'
import { buttonClass } from '@doran/ui'
import { DisplaySection } from './internal/display-section'
import { SafetySection } from './internal/safety-section'
import type { MyStories } from './internal/my-stories'
import { StoryShelf } from './internal/story-shelf'

/** For a visitor: what this browser stores, and what signing in would change. */
export function VisitorPage({ stories }: { stories: MyStories | null }) {
  const next = routes.me.path()
  return (
    <div className="page between-bars max-w-[808px] pt-6 pb-8 md:pt-10">
      <h1 className="text-h1 font-extrabold">내 정보</h1>
      <p className="prose-ko mt-3 text-story text-text-2">
        로그인하면 읽던 이야기를 어느 기기에서든 이어 읽을 수 있어요. 지금 이 기기에 있는 이야기도
        함께 옮겨 드려요.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ZoneLink href={loginPath({ next })} className={buttonClass({ size: 'large' })}>
          로그인
        </ZoneLink>
        <ZoneLink
          href={signupPath({ next })}
          className={buttonClass({ kind: 'secondary', size: 'large' })}
        >
          회원가입
        </ZoneLink>
      </div>
      <div className="mt-12 flex flex-col gap-8">
        <StoryShelf title="이 기기에서 읽은 이야기" stories={stories} />
        <DisplaySection />
        <UsageSection />
        <SafetySection />
      </div>
    </div>
  )
}
