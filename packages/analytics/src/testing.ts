export {
  startCollector,
  type CollectedEvent,
  type CollectorStub,
} from './testing/start-collector.js'
