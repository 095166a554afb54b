#!/usr/bin/env python3
"""Counts the audience votes of an evidence bundle again: an outsider's program, with nothing but Python's own library.

    python3 recount.py bundle.json [--key 'name+12345678+AAAA...']

It shares no line with the product: the chain, the tree (RFC 6962), the signature (RFC 8032) and the count are written
from their descriptions (audience-votes.md). It ends with 0 where every vote comes to what the signed log says, else with 1.
"""
import base64
import hashlib
import json
import sys


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def tree(leaves):
    """RFC 6962, 2.1, level by level: two neighbours make one, the last without a neighbour goes up as it is."""
    if not leaves:
        return sha256()
    level = [sha256(b"\0", leaf) for leaf in leaves]
    while len(level) > 1:
        pairs = [sha256(b"\1", *level[i : i + 2]) for i in range(0, len(level) - 1, 2)]
        level = pairs + (level[-1:] if len(level) % 2 else [])
    return level[0]


# ---- Ed25519, RFC 8032, 5.1.7

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def recover(data):
    """The point of 32 bytes, None where they are none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        q = add(q, p) if n & 1 else q
        p, n = add(p, p), n >> 1
    return q


BASE = recover((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    a, r, s = recover(key), recover(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    left, right = times(s, BASE), add(r, times(k, a))
    return all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


# ---- the log, its signature, and the votes


def check_log(bundle):
    """Every entry holds the hash of the one before; returns the hashes, as the leaves of the log's tree."""
    before, hashes = "", []
    for number, entry in enumerate(bundle["entries"], 1):
        actor = entry["actor"]
        lines = ["liangfen-ledger-1", before, str(number), str(entry["at"]), entry["type"]]
        lines += [actor["role"], actor["id"], entry["commandId"], entry["body"]]
        if entry["version"] != number or entry["previousHash"] != before:
            raise ValueError(f"entry {number} does not follow the one before")
        before = sha256("\n".join(lines).encode()).hex()
        if entry["hash"] != before:
            raise ValueError(f"entry {number} was altered")
        hashes.append(bytes.fromhex(before))
    return hashes


def signed_size(bundle, hashes, believed):
    """How many entries stand under a signature of a believed key."""
    size = 0
    for head in bundle["heads"]:
        body, _, signatures = head["checkpoint"].partition("\n\n")
        origin, count, root = body.split("\n")
        if int(count) > len(hashes) or not origin.endswith("/" + bundle["competitionId"]):
            raise ValueError("a signature is for another log, or the log was cut")
        for line in filter(None, signatures.split("\n")):
            name, signature = line.removeprefix("— ").rsplit(" ", 1)
            signature = base64.b64decode(signature)
            for key in believed:
                key_name, key_id, data = key.split("+", 2)
                data = base64.b64decode(data)
                if key_name != name or bytes.fromhex(key_id) != signature[:4]:
                    continue
                if not is_signed(data[1:], (body + "\n").encode(), signature[4:]):
                    raise ValueError(f"the signature over {count} entries is false")
                if tree(hashes[: int(count)]) != base64.b64decode(root):
                    raise ValueError(f"the first {count} entries are not those that were signed")
                size = max(size, int(count))
    return size


def told_votes(bundle):
    """The votes whose count the log shows: one that was taken back is not, until it is shown again."""
    votes = {}
    for entry in bundle["entries"]:
        for program in json.loads(entry["body"]).get("programs", []):
            vote = program.get("audienceVote")
            if vote is not None and "count" in vote:
                votes[vote["id"]] = (program["programName"], vote["voteKind"], vote["count"])
            elif vote is not None:
                votes.pop(vote["id"], None)
    return votes


def recount(kind, lines):
    choices = [0, 1] if kind == "LIKE" else list(range(1, 11))
    votes = [0] * len(choices)
    for line in lines:
        salt, choice = line.split(":")
        if len(salt) != 32 or not set(salt) <= set("0123456789abcdef") or str(int(choice)) != choice:
            raise ValueError(f"{line} is no ballot")
        votes[choices.index(int(choice))] += 1
    if lines != sorted(lines):
        raise ValueError("the ballots are not in their order")
    root = tree([sha256(line.encode()) for line in lines]).hex()
    return {"voters": len(lines), "votes": votes, "root": root}


def main(path, *options):
    with open(path, encoding="utf-8-sig") as file:
        bundle = json.load(file)
    believed = list(options[1:2]) if options[:1] == ("--key",) else bundle["keys"]
    hashes = check_log(bundle)
    size = signed_size(bundle, hashes, believed)
    print(f"log: {len(hashes)} entries, {size} signed")
    if size < len(hashes):
        raise ValueError("the log is not signed to its end")
    told = told_votes(bundle)
    given = bundle.get("ballots", [])
    if sorted(told) != sorted(vote["voteId"] for vote in given):
        raise ValueError("the bundle does not hold the ballots of exactly the votes that were shown")
    for vote in given:
        name, kind, count = told[vote["voteId"]]
        found = recount(kind, vote["ballots"])
        if found != count:
            raise ValueError(f"{name}: the log says {count}, the ballots come to {found}")
        print(f"{name}: {found['voters']} ballots, {found['votes']}, root {found['root'][:16]}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (ValueError, KeyError, TypeError) as problem:
        sys.exit(f"different: {problem}")
