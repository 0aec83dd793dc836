import type { Me } from '@doran/contract'
import { ZoneLink, formatMoment, routes } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'

/** Why some settings can only be looked at here. */
export function ReadOnlyNotice({ session }: Pick<Me, 'session'>) {
  if (session.isLimited) {
    return (
      <Card as="section" aria-label="일회용 로그인 안내">
        <p className="font-semibold">일회용 로그인 번호로 로그인했어요.</p>
        {session.limitedUntil !== null && (
          <p className="prose-ko mt-1 text-text-2">
            {momentOf(session.limitedUntil)}에 저절로 로그아웃돼요.
          </p>
        )}
        <p className="prose-ko mt-1 text-text-2">
          이야기는 그대로 읽을 수 있어요. 계정 설정, 데이터 내려받기, 탈퇴는 내 기기에서 할 수
          있어요. 다 쓰면 로그아웃해 주세요.
        </p>
      </Card>
    )
  }
  const next = encodeURIComponent(routes.me.path())
  return (
    <Card as="section" aria-label="약관 안내" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">약관이 바뀌었어요.</p>
        <p className="prose-ko mt-1 text-text-2">
          동의하면 프로필과 설정을 모두 쓸 수 있어요. 내려받기와 탈퇴는 지금도 할 수 있어요.
        </p>
      </div>
      <ZoneLink href={`${routes.loginAfter.path()}?next=${next}`} className={buttonClass({})}>
        약관 보기
      </ZoneLink>
    </Card>
  )
}

function momentOf(iso: string): string {
  return formatMoment(new Date(iso), new Date())
}
