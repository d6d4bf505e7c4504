/** Compares an OpenAPI description with a pact, with the library that PactFlow uses. */
import {compare as compareDocuments, type ComparatorResult} from 'mock-broker/compare';
import {isHttp, parseDescription, parsePact, type ParsedDocument} from './documents';
import {lineAt, offsetOf} from './locate';
import type {Comparison, Finding, Place, Problem} from './protocol';

function placeIn(document: ParsedDocument, text: string, location: string | undefined): Place | undefined {
  if (location === undefined) return undefined;
  const offset = offsetOf(document.root, location);
  return offset === undefined ? {location} : {location, line: lineAt(text, offset)};
}

/** The reader's words for an error that the comparator throws. */
function rejection(thrown: unknown): Problem {
  if (thrown instanceof RangeError)
    return {
      side: 'description',
      reason: 'too-deep',
      message: 'The comparator ran out of memory. The description probably refers to itself without end.',
    };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const isPact = message === 'Malformed Pact file';
  return {
    side: isPact ? 'pact' : 'description',
    reason: isPact ? 'not-a-pact' : 'not-openapi',
    message: `The comparator can’t read this document: ${message}.`,
  };
}

/**
 * Compares two documents.
 * @param description YAML or JSON
 * @param pact JSON
 */
export async function compare(description: string, pact: string): Promise<Comparison> {
  const [described, expected] = [parseDescription(description), parsePact(pact)];
  if ('problem' in described || 'problem' in expected)
    return {
      kind: 'invalid',
      problems: [described, expected].flatMap((parsed) => ('problem' in parsed ? [parsed.problem] : [])),
    };
  let results: ComparatorResult[];
  try {
    results = await compareDocuments(description, expected.document.value);
  } catch (thrown) {
    return {kind: 'invalid', problems: [rejection(thrown)]};
  }
  const findings = results.map(({code, type, message, mockDetails, specDetails}): Finding => {
    const inPact = placeIn(expected.document, pact, mockDetails?.location);
    const inDescription = placeIn(described.document, description, specDetails?.location);
    const interaction = mockDetails?.interactionDescription;
    return {
      code,
      severity: type,
      message,
      ...(typeof interaction === 'string' && {interaction}),
      ...(inPact && {pact: inPact}),
      ...(inDescription && {description: inDescription}),
    };
  });
  const interactions = expected.document.value.interactions as Record<string, unknown>[];
  const http = interactions.filter(isHttp).length;
  return {kind: 'compared', findings, interactions: http, skipped: interactions.length - http};
}
