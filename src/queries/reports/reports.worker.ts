import { answerMessages } from '@/lib/worker/worker-answerer'
import { reportAnswerer } from './reports-answer'

answerMessages(reportAnswerer)
