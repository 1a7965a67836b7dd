import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Evaluates storage.rules for the Storage emulator of firebase-tools, with the rules engine inside the Firestore emulator's jar.
 *
 * <p>The emulator writes one JSON request a line on stdin and reads one JSON reply a line on stdout:
 * {@code load_ruleset} compiles the rules under a name, {@code verify} judges one access by a set loaded before. A reply
 * carries the request's id, the lists {@code errors} and {@code warnings}, and a {@code result}. The first line out, with
 * id -1, says that we are listening. Rules that read Firestore ({@code firestore.get}) are not supported.
 */
public final class StorageRulesRuntime {
  /** The emulator parses whatever arrives in one read as one reply, so two replies must not run together. */
  private static final long REPLY_GAP_MILLIS = 20;

  private final Map<String, RulesetAst> loaded = new HashMap<>();

  public static void main(String[] args) throws IOException, InterruptedException {
    PrintStream replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Nothing but replies may reach stdout, whatever the engine's libraries print.
    System.setOut(System.err);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    replies.println(Reply.to(-1).json());
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (line.isBlank()) {
        continue;
      }
      Thread.sleep(REPLY_GAP_MILLIS);
      replies.println(runtime.handle(JsonParser.parseString(line).getAsJsonObject()).json());
    }
  }

  private Reply handle(JsonObject request) {
    Reply reply = Reply.to(request.get("id").getAsInt());
    try {
      String action = request.get("action").getAsString();
      JsonObject context = request.getAsJsonObject("context");
      if (action.equals("load_ruleset")) {
        load(context, reply);
      } else if (action.equals("verify")) {
        reply.result.addProperty("permit", permits(context));
      } else {
        reply.errors.add("The rules runtime knows no action " + action);
      }
    } catch (Exception | LinkageError failure) {
      reply.errors.add(failure.toString());
    }
    return reply;
  }

  private void load(JsonObject context, Reply reply) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder().setName(text(file, "name")).setContent(text(file, "content")).build());
    }
    FirebaseRulesLangOptions language = FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(language).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      JsonArray list = issue.getSeverity() == Issue.Severity.ERROR ? reply.errors : reply.warnings;
      list.add("line " + issue.getSourcePosition().getLine() + ": " + issue.getDescription());
    }
    if (compiled.hasCompilationError()) {
      return;
    }
    RulesetAst rules = compiled.getRulesetAst();
    loaded.put(text(context, "rulesetName"), rules);
    reply.result.addProperty("rulesVersion", rules.getVersionValue());
  }

  private boolean permits(JsonObject context) throws Exception {
    RuleContext.Builder access =
        RuleContext.builder()
            .service(text(context, "service"))
            .method(text(context, "method"))
            .path(text(context, "path"));
    JsonFormat.Parser values = JsonFormat.parser().ignoringUnknownFields();
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      values.merge(variable.getValue().toString(), value);
      access.supplyVariable(variable.getKey(), value.build());
    }
    RulesetAst rules = loaded.get(text(context, "rulesetName"));
    return new DefaultEvaluator(rules).evaluate(access.build()).get().permit();
  }

  private static String text(JsonObject object, String field) {
    return object.get(field).getAsString();
  }

  /** What goes back for one request. */
  private static final class Reply {
    final int id;
    final JsonArray errors = new JsonArray();
    final JsonArray warnings = new JsonArray();
    final JsonObject result = new JsonObject();

    private Reply(int id) {
      this.id = id;
    }

    static Reply to(int id) {
      return new Reply(id);
    }

    JsonObject json() {
      JsonObject out = new JsonObject();
      out.addProperty("id", id);
      out.addProperty("status", "ok");
      out.add("errors", errors);
      out.add("warnings", warnings);
      out.add("result", result);
      return out;
    }
  }
}
