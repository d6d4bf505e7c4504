"""Matches bodies with Pact's native library.

Usage: native.py <libpact_ffi> < cases.jsonl > answers.jsonl

Each line of the input is an object with JSON texts as `expected`, `actual`, and `rules` (those for a body, as in a pact
file), and the `part`. Responses are matched as messages, which may have unexpected keys, too. Requests are sent to a mock
server. Each line of the output is a list of mismatches, or an object with the library's error.
"""
import ctypes
import http.client
import json
import sys

lib = ctypes.CDLL(sys.argv[1])
POINTER, TEXT, INT, BOOL = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_bool
PACT, INTERACTION, PORT = ctypes.c_uint16, ctypes.c_uint32, ctypes.c_int32
for name, result, parameters in [
    ("get_error_message", INT, [TEXT, INT]),
    ("message_new_from_json", POINTER, [ctypes.c_uint, TEXT, INT]),
    ("match_message", POINTER, [POINTER, POINTER]),
    ("mismatches_get_iter", POINTER, [POINTER]),
    ("mismatches_iter_next", POINTER, [POINTER]),
    ("mismatch_to_json", POINTER, [POINTER]),
    ("string_delete", None, [POINTER]),
    ("new_pact", PACT, [TEXT, TEXT]),
    ("with_specification", BOOL, [PACT, INT]),
    ("new_interaction", INTERACTION, [PACT, TEXT]),
    ("with_request", BOOL, [INTERACTION, TEXT, TEXT]),
    ("with_body", BOOL, [INTERACTION, INT, TEXT, TEXT]),
    ("with_matching_rules", BOOL, [INTERACTION, INT, TEXT]),
    ("create_mock_server_for_transport", PORT, [PACT, TEXT, ctypes.c_uint16, TEXT, TEXT]),
    ("mock_server_mismatches", TEXT, [PORT]),
    ("cleanup_mock_server", BOOL, [PORT]),
    ("free_pact_handle", ctypes.c_uint, [PACT]),
]:
    function = getattr(lib, "pactffi_" + name)
    function.restype, function.argtypes = result, parameters

VERSION_3, VERSION_4 = 4, 5
REQUEST = 0
JSON = "application/json"


def error():
    buffer = ctypes.create_string_buffer(65536)
    lib.pactffi_get_error_message(buffer, len(buffer))
    return {"error": buffer.value.decode()}


def message(body, rules):
    text = '{"description": "a message", "contents": %s, "metaData": {"contentType": "%s"}, "matchingRules": %s}'
    return lib.pactffi_message_new_from_json(0, (text % (body, JSON, rules)).encode(), VERSION_3)


def match_response(case):
    messages = [message(case["expected"], '{"body": %s}' % case["rules"]), message(case["actual"], "{}")]
    # The library takes ownership of the messages.
    found = lib.pactffi_match_message(*messages) if all(messages) else None
    if not found:
        return error()
    iterator = lib.pactffi_mismatches_get_iter(found)
    mismatches = []
    while mismatch := lib.pactffi_mismatches_iter_next(iterator):
        text = lib.pactffi_mismatch_to_json(mismatch)
        mismatches.append(json.loads(ctypes.cast(text, TEXT).value))
        lib.pactffi_string_delete(text)
    return mismatches


def match_request(case):
    pact = lib.pactffi_new_pact(b"a consumer", b"a provider")
    lib.pactffi_with_specification(pact, VERSION_4)
    interaction = lib.pactffi_new_interaction(pact, b"a request")
    lib.pactffi_with_request(interaction, b"POST", b"/")
    lib.pactffi_with_body(interaction, REQUEST, JSON.encode(), case["expected"].encode())
    rules = '{"body": %s}' % case["rules"]
    if not lib.pactffi_with_matching_rules(interaction, REQUEST, rules.encode()):
        return {"error": "The library can't read the rules."}
    # A server with several interactions might compare the request with another one.
    port = lib.pactffi_create_mock_server_for_transport(pact, b"127.0.0.1", 0, b"http", None)
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", "/", case["actual"].encode(), {"Content-Type": JSON})
    response = connection.getresponse()
    response.read()
    connection.close()
    # The server records the result after it has responded.
    results = []
    while response.status != 200 and not any("mismatches" in result for result in results):
        results = json.loads(lib.pactffi_mock_server_mismatches(port))
    lib.pactffi_cleanup_mock_server(port)
    lib.pactffi_free_pact_handle(pact)
    return [mismatch for result in results for mismatch in result.get("mismatches", [])]


for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps(match_request(case) if case["part"] == "request" else match_response(case)), flush=True)
