'use client'

import { SitePage, routes } from '@doran/site'
import { Button, ErrorState, LinkButton } from '@doran/ui'

type ErrorPageProps = { error: Error & { digest?: string } }

export default function TalesError({ error }: ErrorPageProps) {
  return (
    <SitePage>
      <ErrorState
        title="저희 쪽에 문제가 생겼어요."
        {...(error.digest && { requestId: error.digest })}
        actions={
          <>
            <Button onClick={() => location.reload()}>다시 시도</Button>
            <LinkButton kind="secondary" href={routes.tales.path()}>
              이야기로 가기
            </LinkButton>
          </>
        }
      >
        <p>잠시 뒤에 다시 시도해 주세요. 읽던 이야기는 그대로 있어요.</p>
      </ErrorState>
    </SitePage>
  )
}
