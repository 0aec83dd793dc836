'use client'

import {
  Button,
  EmptyState,
  ErrorState,
  ForbiddenState,
  NotFoundState,
  SlowNotice,
} from '@doran/ui'
import { Specimen } from './specimen'

export function StatesSection() {
  return (
    <>
      <Specimen name="EmptyState">
        <EmptyState
          level={3}
          title="아직 남긴 발자국이 없어요."
          actions={<Button>이야기 둘러보기</Button>}
        >
          <p>읽기 시작하면 여기에 모여요.</p>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          level={3}
          title="저희 쪽에 문제가 생겼어요."
          requestId="0198c2f4"
          actions={<Button>다시 불러오기</Button>}
        >
          <p>쓴 글은 그대로 있어요.</p>
        </ErrorState>
      </Specimen>
      <Specimen name="NotFoundState">
        <NotFoundState homeHref="#states" />
      </Specimen>
      <Specimen name="ForbiddenState">
        <ForbiddenState homeHref="#states" />
      </Specimen>
      <Specimen name="SlowNotice">
        <SlowNotice afterMs={0} onRetry={() => undefined} />
      </Specimen>
    </>
  )
}
