import { answerMessages } from '@/lib/worker/worker-answerer'
import { connectionAnswerer } from './connections-answer'

answerMessages(connectionAnswerer)
