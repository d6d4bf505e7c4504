//! The operations that `pact_call` offers. The README describes their parameters and results.

use std::future::Future;
use std::panic::RefUnwindSafe;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use anyhow::{anyhow, bail};
use bytes::Bytes;
use maplit::hashmap;
use serde_json::{json, Value};

use pact_matching::{
  match_interaction_request, match_interaction_response, match_message, BodyMatchResult, CoreMatchingContext, DiffConfig,
  HeaderMatchingContext, Mismatch
};
use pact_models::bodies::OptionalBody;
use pact_models::content_types::ContentType;
use pact_models::interaction::{http_interaction_from_json, message_interaction_from_json, Interaction};
use pact_models::matchingrules::{matchers_from_json, MatchingRuleCategory, MatchingRules, RuleLogic};
use pact_models::pact::Pact;
use pact_models::v4::http_parts::HttpResponse;
use pact_models::v4::pact::V4Pact;
use pact_models::v4::synch_http::SynchronousHttp;
use pact_models::PactSpecification;

type AnyInteraction = Box<dyn Interaction + Send + Sync + RefUnwindSafe>;

/// Runs an operation. Problems with the request are part of the answer: `{"ok": false, "error": …}`.
pub fn call(input: &str) -> String {
  let result = serde_json::from_str::<Value>(input).map_err(|err| anyhow!("The request isn't JSON: {err}"))
    .and_then(|request| match text(&request, "op")? {
      "version" => Ok(json!({ "pact_matching": pact_matching::PACT_RUST_VERSION })),
      "match_body" => match_body(&request),
      "match_request" => match_request(&request),
      "match_response" => match_response(&request),
      "match_message" => match_messages(&request),
      other => bail!(
        "Expected 'op' to be version, match_body, match_request, match_response, or match_message, but found '{other}'"
      )
    });
  match result {
    Ok(mut value) => {
      value["ok"] = json!(true);
      value
    }
    Err(err) => json!({ "ok": false, "error": format!("{err:#}") })
  }.to_string()
}

fn text<'a>(value: &'a Value, name: &str) -> anyhow::Result<&'a str> {
  value.get(name).and_then(Value::as_str).ok_or_else(|| anyhow!("Expected '{name}' to be a string"))
}

fn spec(request: &Value) -> anyhow::Result<PactSpecification> {
  match request.get("spec") {
    None => Ok(PactSpecification::V4),
    Some(Value::String(name)) => match PactSpecification::from(name.as_str()) {
      PactSpecification::Unknown => bail!("Expected 'spec' to be V1, V1.1, V2, V3, or V4, but found '{name}'"),
      spec => Ok(spec)
    },
    Some(_) => bail!("Expected 'spec' to be a string")
  }
}

/// Runs a function of the library to its end. They're asynchronous because plugins are, and this module has none.
fn run<F: Future>(future: F) -> F::Output {
  let mut future = pin!(future);
  match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
    Poll::Ready(value) => value,
    Poll::Pending => unreachable!("Matching waits only for plugins.")
  }
}

/// Reads matching rules as in a pact file: by category, or in version 2, by paths such as `$.body.a`.
fn rules(value: Option<&Value>) -> anyhow::Result<MatchingRules> {
  match value {
    None | Some(Value::Null) => Ok(MatchingRules::default()),
    Some(value @ Value::Object(_)) => matchers_from_json(&json!({ "matchingRules": value }), &None),
    Some(_) => bail!("Expected 'matchingRules' to be an object")
  }
}

fn body_of(bytes: Vec<u8>, content_type: Option<ContentType>) -> OptionalBody {
  if bytes.is_empty() {
    OptionalBody::Empty
  } else {
    OptionalBody::Present(Bytes::from(bytes), content_type, None)
  }
}

fn answer(mut mismatches: Vec<Mismatch>) -> Value {
  mismatches.sort();
  json!({
    "matched": mismatches.is_empty(),
    "mismatches": mismatches.iter().map(|mismatch| {
      let mut value = mismatch.to_json();
      value["description"] = json!(mismatch.description());
      value
    }).collect::<Vec<_>>()
  })
}

fn match_body(request: &Value) -> anyhow::Result<Value> {
  let parse = |name: &str| request.get(name).and_then(Value::as_str).map(|value| {
    ContentType::parse(value)
      .map_err(|err| anyhow!("Expected '{name}' to be a content type, but found '{value}': {err}"))
  }).transpose();
  let expected_type = parse("contentType")?.unwrap_or_else(|| ContentType::from("application/json"));
  let actual_type = parse("actualContentType")?.unwrap_or_else(|| expected_type.clone());
  let part = |name: &str, content_type: ContentType| -> anyhow::Result<HttpResponse> {
    Ok(HttpResponse {
      headers: Some(hashmap! { "Content-Type".to_string() => vec![content_type.to_string()] }),
      body: body_of(text(request, name)?.as_bytes().to_vec(), Some(content_type)),
      .. HttpResponse::default()
    })
  };
  let expected = part("expected", expected_type)?;
  let actual = part("actual", actual_type)?;
  let rules = rules(request.get("matchingRules"))?;
  // The library calls match_body with the same settings: responses may have unexpected keys, and requests may not.
  let config = match request.get("part").and_then(Value::as_str) {
    Some("request") => DiffConfig::NoUnexpectedKeys,
    None | Some("response") => DiffConfig::AllowUnexpectedKeys,
    Some(other) => bail!("Expected 'part' to be request or response, but found '{other}'")
  };
  let category = rules.rules_for_category("body").unwrap_or_default();
  let context = CoreMatchingContext::new(config, &category);
  let headers = HeaderMatchingContext::new(&CoreMatchingContext::new(
    DiffConfig::NoUnexpectedKeys, &MatchingRuleCategory::empty("header")
  ));
  let result = run(pact_matching::match_body(&expected, &actual, &context, &headers));
  let kind = match result {
    BodyMatchResult::Ok => "Ok",
    BodyMatchResult::BodyTypeMismatch { .. } => "BodyTypeMismatch",
    BodyMatchResult::BodyMismatches(_) => "BodyMismatches"
  };
  let mut value = answer(result.mismatches());
  value["result"] = json!(kind);
  if let Some(paths) = request.get("paths") {
    value["selected"] = selected(&context.matchers, paths)?;
  }
  Ok(value)
}

/// Finds the rules that apply to the values at some paths, in the same way as `MatchingRuleCategory::max_by_path`: of
/// the path expressions that match, the one with the largest weight wins. If several have that weight, the order of the
/// hash map decides, so this must use the map that was used for matching.
fn selected(category: &MatchingRuleCategory, paths: &Value) -> anyhow::Result<Value> {
  let expressions = category.rules.iter().map(|(expression, list)| json!({
    "expression": expression.to_string(),
    "rules": list.rules.iter().map(|rule| rule.to_json()).collect::<Vec<_>>(),
    "combine": if list.rule_logic == RuleLogic::Or { "OR" } else { "AND" }
  })).collect::<Vec<_>>();
  let paths = serde_json::from_value::<Vec<Vec<String>>>(paths.clone())
    .map_err(|err| anyhow!("Expected 'paths' to be an array of arrays of strings: {err}"))?;
  let choices = paths.iter().map(|path| {
    let path = path.iter().map(String::as_str).collect::<Vec<_>>();
    let weights = category.rules.keys().enumerate().map(|(index, expression)| {
      let (weight, length) = expression.path_weight(&path);
      (index, weight * length, length)
    }).filter(|&(_, weight, _)| weight > 0).collect::<Vec<_>>();
    match weights.iter().max_by_key(|(_, weight, _)| weight) {
      Some((index, largest, length)) => json!({
        "index": index,
        "cascaded": *length != path.len(),
        "tied": weights.iter().filter(|(_, weight, _)| weight == largest).count() > 1
      }),
      None => Value::Null
    }
  }).collect::<Vec<_>>();
  Ok(json!({ "expressions": expressions, "choices": choices }))
}

/// Reads a request or a response as in a pact file. `bodyText` or `bodyBase64` can replace `body` with the bytes that
/// were sent.
fn http(request: &Value, name: &str, part: &str) -> anyhow::Result<SynchronousHttp> {
  let value = request.get(name).filter(|value| value.is_object())
    .ok_or_else(|| anyhow!("Expected '{name}' to be an object"))?;
  if let Some(status) = value.get("status") {
    if !status.as_u64().is_some_and(|status| status <= u16::MAX as u64) {
      bail!("Expected the status of '{name}' to be a number from 0 to 65535");
    }
  }
  let spec = spec(request)?;
  let interaction = http_interaction_from_json(name, &json!({ "type": "Synchronous/HTTP", part: value }), &spec)?;
  let mut http = interaction.as_v4_http().ok_or_else(|| anyhow!("Expected '{name}' to be a request or a response"))?;
  let raw = match (value.get("bodyText"), value.get("bodyBase64")) {
    (Some(Value::String(body)), None) => Some(body.as_bytes().to_vec()),
    (None, Some(Value::String(body))) => {
      use base64::Engine;
      Some(base64::engine::general_purpose::STANDARD.decode(body)?)
    }
    (None, None) => None,
    _ => bail!("Expected '{name}' to have either 'bodyText' or 'bodyBase64', and to be a string")
  };
  if let Some(raw) = raw {
    let headers = if part == "request" { &http.request.headers } else { &http.response.headers };
    let content_type = headers.as_ref().and_then(|headers| {
      headers.iter().find(|(key, _)| key.eq_ignore_ascii_case("content-type"))
        .and_then(|(_, values)| values.first()).and_then(|value| ContentType::parse(value.as_str()).ok())
    });
    let body = body_of(raw, content_type);
    if part == "request" { http.request.body = body } else { http.response.body = body }
  }
  Ok(http)
}

fn pact_of(expected: &SynchronousHttp) -> Box<dyn Pact + Send + Sync + RefUnwindSafe> {
  V4Pact { interactions: vec![Box::new(expected.clone())], .. V4Pact::default() }.boxed()
}

fn match_request(request: &Value) -> anyhow::Result<Value> {
  let expected = http(request, "expected", "request")?;
  let actual = http(request, "actual", "request")?;
  let pact = pact_of(&expected);
  let result = run(match_interaction_request(expected.boxed(), actual.boxed(), pact, &spec(request)?))?;
  let mut value = answer(result.mismatches());
  value["score"] = json!(result.score());
  Ok(value)
}

fn match_response(request: &Value) -> anyhow::Result<Value> {
  let expected = http(request, "expected", "response")?;
  let actual = http(request, "actual", "response")?;
  let pact = pact_of(&expected);
  Ok(answer(run(match_interaction_response(expected.boxed(), actual.boxed(), pact, &spec(request)?))?))
}

fn message(request: &Value, name: &str) -> anyhow::Result<AnyInteraction> {
  let mut value = request.get(name).filter(|value| value.is_object()).cloned()
    .ok_or_else(|| anyhow!("Expected '{name}' to be an object"))?;
  value["type"] = json!("Asynchronous/Messages");
  message_interaction_from_json(name, &value, &spec(request)?)
}

fn match_messages(request: &Value) -> anyhow::Result<Value> {
  let expected = message(request, "expected")?;
  let actual = message(request, "actual")?;
  let pact = V4Pact::default().boxed();
  Ok(answer(run(match_message(&expected, &actual, &pact))))
}
