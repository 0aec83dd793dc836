import { Card, Cover, EmberDots, Skeleton } from '@doran/ui'
import { Row, Specimen } from './specimen'

export function DisplaySection() {
  return (
    <>
      <Specimen name="Card">
        <Card>“거기 누구 있어요?” 남이 한 말이나 남의 것은 왼쪽 아래가 뾰족해요.</Card>
        <Card isMine surface={2}>
          문을 두드려 본다. 내가 한 말이나 내 것은 오른쪽 아래가 뾰족해요.
        </Card>
      </Specimen>
      <Specimen name="Cover">
        <div className="grid grid-cols-2 items-start gap-4">
          <Cover src="/icon.svg" alt="도란의 표식" />
          <Cover src="/icon.svg" alt="도란의 표식" shape="wide" />
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <Row>
          <Skeleton shape="image" className="w-24" />
          <div className="grow">
            <Skeleton className="w-3/4" />
            <Skeleton className="mt-3 w-1/2" />
          </div>
        </Row>
        <Skeleton shape="card" className="h-18" />
      </Specimen>
      <Specimen name="EmberDots">
        <EmberDots label="불러오고 있어요" />
      </Specimen>
    </>
  )
}
