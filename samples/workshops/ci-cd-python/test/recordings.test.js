import { replayAll } from 'recordings';

replayAll(import.meta.url);
